// Writes a ZIP archive.
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2026, in the format of ZIP: equal files make an equal archive. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** An archive of these files, by their paths in it. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const deflated = deflateRawSync(content);
    const facts = factsOf(content, deflated, name);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, deflated]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(0o644 << 16, 6);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), facts, entry, name]));
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
}

/** What stands both before the file and in the directory. */
function factsOf(content: Buffer, deflated: Buffer, name: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(1 << 11, 2); // the name is UTF-8
  facts.writeUInt16LE(8, 4); // deflated
  facts.writeUInt16LE(date, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(deflated.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}
