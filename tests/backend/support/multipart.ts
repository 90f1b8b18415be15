/** Builds multipart bodies as a browser's form sends them, and small ZIP archives. */
export interface Part {
  name: string;
  value?: string;
  file?: { name: string; type?: string; content: Buffer | string };
}

export function multipart(parts: Part[]) {
  const boundary = '----a-boundary';
  const chunks = parts.map(({ name, value, file }) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    if (!file) return Buffer.from(`${head}\r\n\r\n${value}\r\n`);
    const type = file.type ?? 'application/octet-stream';
    return Buffer.concat([
      Buffer.from(`${head}; filename="${file.name}"\r\ncontent-type: ${type}\r\n\r\n`),
      Buffer.from(file.content),
      Buffer.from('\r\n'),
    ]);
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A ZIP archive of minimal entries: the type check reads only their names. */
export function zip(entries: { name: string; content?: string }[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '' } of entries) {
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.concat([header, Buffer.from(name + content)]);
    const record = Buffer.alloc(46);
    record.write('PK\x01\x02', 'latin1');
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(offset, 42);
    local.push(entry);
    central.push(record, Buffer.from(name));
    offset += entry.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...central, end]);
}
