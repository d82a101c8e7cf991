// Where the program keeps things: config in $XDG_CONFIG_HOME/nono, progress in $XDG_STATE_HOME/nono, on
// Windows both below %APPDATA%\nono. (XDG Base Directory Specification 0.8: relative values are ignored.)

import { isAbsolute, join } from 'node:path';

/** Reads an environment variable. */
export type Environment = (name: string) => string | undefined;

/** The folders of one user. */
export interface UserFolders {
  readonly config: string;
  readonly state: string;
}

/** Finds the folders; they need not exist yet. */
export function userFolders(env: Environment, platform: NodeJS.Platform, home: string): UserFolders {
  if (platform === 'win32') {
    const base = absolute(env('APPDATA')) ?? join(home, 'AppData', 'Roaming');
    return { config: join(base, 'nono'), state: join(base, 'nono', 'state') };
  }
  return {
    config: join(absolute(env('XDG_CONFIG_HOME')) ?? join(home, '.config'), 'nono'),
    state: join(absolute(env('XDG_STATE_HOME')) ?? join(home, '.local', 'state'), 'nono'),
  };
}

function absolute(path: string | undefined): string | undefined {
  return path !== undefined && path !== '' && isAbsolute(path) ? path : undefined;
}
