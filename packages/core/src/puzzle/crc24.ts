// CRC-24 as OpenPGP defines it (RFC 9580, section 6.1.1): finds any single slip of a finger.

/** The checksum of the first `length` bytes. */
export function crc24(bytes: Uint8Array, length: number): number {
  let crc = 0xb704ce;
  for (let i = 0; i < length; i += 1) {
    crc ^= (bytes[i] ?? 0) << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      crc <<= 1;
      if (crc & 0x1000000) crc ^= 0x1864cfb;
    }
  }
  return crc & 0xffffff;
}
