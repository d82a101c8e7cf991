// Resume tokens: the whole state of a search as text that a client carries to the next call.
//
//   n1.<payload, base64url>.<HMAC-SHA-256, base64url>
//
// A token says which puzzle, which options, how far: nothing is kept on the server, so the next call may
// reach another machine. It is signed, because the engine trusts its own saved state; it names the
// version of the engine, because a state means nothing to another one; and it is bounded in size.

import { MAX_TOKEN } from '../limits.ts';
import { HttpProblem } from '../problem-json.ts';

/** What a search was asked for; never changes from call to call. */
export interface SearchOptions {
  /** Candidates of the cells that were known beforehand. */
  readonly given?: readonly number[];
  readonly maxSolutions?: number;
  readonly guess?: boolean;
  readonly classify?: boolean;
  readonly settle?: number;
  readonly seed?: number;
}

/** What a token stands for. */
export interface SavedSearch {
  /** The engine that can go on. */
  readonly engine: string;
  /** Share code of the puzzle. */
  readonly code: string;
  readonly options: SearchOptions;
  /** Ticks of the calls before. */
  readonly ticks: number;
  /** The engine's own text. */
  readonly state: string;
}

const PREFIX = 'n1';

/** Signs and reads tokens with one key. */
export interface TokenSigner {
  /** The token, or `null` if it would be longer than a request may bring. */
  sign(search: SavedSearch): Promise<string | null>;
  /** @throws {HttpProblem} 422 if the token is not ours, damaged or of another engine. */
  open(token: string, engine: string): Promise<SavedSearch>;
}

/** Makes the signer; without a secret tokens last as long as the process. */
export function createTokenSigner(secret?: string): TokenSigner {
  let key: Promise<CryptoKey> | undefined;
  const keyOnce = (): Promise<CryptoKey> => {
    key ??= importKey(secret);
    return key;
  };
  return {
    sign: async (search) => {
      const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(search)));
      const body = `${PREFIX}.${payload}`;
      const mac = await crypto.subtle.sign('HMAC', await keyOnce(), new TextEncoder().encode(body));
      const token = `${body}.${toBase64Url(new Uint8Array(mac))}`;
      return token.length > MAX_TOKEN ? null : token;
    },
    open: async (token, engine) => {
      const [prefix, payload = '', mac = '', ...rest] = token.split('.');
      if (prefix !== PREFIX || rest.length > 0) throw refused('bad-token', 'this is not a resume token');
      const signature = fromBase64Url(mac);
      const text = fromBase64Url(payload);
      const body = new TextEncoder().encode(`${prefix}.${payload}`);
      if (
        signature === undefined ||
        text === undefined ||
        !(await crypto.subtle.verify('HMAC', await keyOnce(), signature, body))
      ) {
        throw refused('bad-signature', 'the resume token is damaged, or from another server');
      }
      const search = JSON.parse(new TextDecoder().decode(text)) as SavedSearch;
      if (search.engine !== engine) {
        throw refused('other-version', 'the resume token is from another version of the engine; solve anew');
      }
      return search;
    },
  };
}

/** A 422 that points at the token. */
export function refused(code: string, message: string): HttpProblem {
  return new HttpProblem('invalid-resume', message, { faults: [{ pointer: '/resume', code, message }] });
}

async function importKey(secret: string | undefined): Promise<CryptoKey> {
  const bytes = secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
    return bytes;
  } catch {
    return undefined;
  }
}
