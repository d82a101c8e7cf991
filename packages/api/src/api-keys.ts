// API keys as a setting: `name=digest,name=digest`, a digest being the SHA-256 of the key in hex.

const ENTRY = /^([A-Za-z0-9._-]{1,40})=([0-9a-f]{64})$/;

/**
 * Reads the setting.
 *
 * @throws {Error} naming the entry that cannot be read: a service must not start with half its keys.
 */
export function parseApiKeys(setting: string | undefined): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const entry of (setting ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, name, digest] = ENTRY.exec(entry) ?? [];
    if (name === undefined || digest === undefined) {
      throw new Error(`API key entry ${keys.size + 1} is not of the form name=sha256-in-hex`);
    }
    keys.set(name, digest);
  }
  return keys;
}
