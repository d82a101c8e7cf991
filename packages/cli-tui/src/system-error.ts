// What the operating system refused, in words: a person reads "permission denied", not EACCES.

/** An error of a system call, as Node throws it. */
export interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
}

/** True for errors of files and sockets; false for our own faults. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ELOOP: 'its symbolic links lead in a circle',
  ENOSPC: 'no space left',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ENXIO: 'no such device',
  EADDRINUSE: 'the port is in use already',
};

/** The reason, without the path. */
export function causeOf(error: SystemError): string {
  return CAUSES[error.code] ?? error.message;
}

/** The reason of whatever was thrown, for a sentence such as "cannot be read: permission denied". */
export function reasonOf(error: unknown): string {
  if (isSystemError(error)) return causeOf(error);
  return error instanceof Error ? error.message : String(error);
}
