/** A box of an MP4: its length, its type and its content. */
export const mp4Box = (type: string, content: string | Buffer) => {
  const bytes = Buffer.from(content as string, "latin1")
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + bytes.length)
  header.write(type, 4, "latin1")
  return Buffer.concat([header, bytes])
}

/** The smallest MP4 that has the parts of a video; it shows nothing. `mark` makes it another file. */
export const makeMp4 = ({ codec = "avc1", brand = "isom", mark = "" } = {}) => {
  const entry = mp4Box(codec, Buffer.alloc(70))
  const table = mp4Box("stsd", Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry]))
  return Buffer.concat([
    mp4Box("ftyp", `${brand}\0\0\0\x01isom`),
    mp4Box("moov", mp4Box("trak", table)),
    mp4Box("mdat", `frames${mark}`),
  ])
}
