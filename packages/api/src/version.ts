// The version that answers, tags and tokens name; a test holds it against package.json.

/** Version of this package and of the engine it was built with. */
export const VERSION = '0.1.0';
