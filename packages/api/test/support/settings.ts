// Settings that every server under test gets.

/** Key of resume tokens. */
export const TEST_SECRET = 'a secret for tests only';
/** A key that raises limits. */
export const TEST_KEY = 'nk_test_key';
