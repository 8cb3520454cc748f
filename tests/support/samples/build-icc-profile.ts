import sharp from "sharp"

const headerLength = 128
const tagLength = 12

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at)
  return bytes
}

/** Three channels in, three channels out. */
const channels = Buffer.from([0, 3, 0, 3])

/** A table of 2 x 2 x 2 colours that changes nothing. */
const colourTable = () => {
  const colours = Buffer.alloc(8 * 3 * 4)
  for (let colour = 0; colour < 8; colour++) {
    for (const [channel, bit] of [4, 2, 1].entries()) {
      colours.writeFloatBE(colour & bit ? 1 : 0, (colour * 3 + channel) * 4)
    }
  }
  const gridPoints = Buffer.from([2, 2, 2, ...Array<number>(13).fill(0)])
  return Buffer.concat([Buffer.from("clut\0\0\0\0"), channels, gridPoints, colours])
}

/** A transform that goes through one table `count` times: every step names the same bytes. */
const longTransform = (count: number) => {
  const start = 16 + 8 * count
  const table = colourTable()
  const positions = Array.from({ length: count }, () => uint32(start, table.length))
  const head = [Buffer.from("mpet\0\0\0\0"), channels, uint32(count)]
  return Buffer.concat([...head, ...positions, table])
}

/** An sRGB profile with a transform of `count` steps, which a colour library computes for each pixel. */
export const makeProfile = async (count: number) => {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: "grey" } })
  const jpeg = await plain.withIccProfile("srgb").jpeg().toBuffer()
  const profile = (await sharp(jpeg).metadata()).icc!
  const tags = profile.readUInt32BE(headerLength)
  const tableEnd = headerLength + 4 + tags * tagLength
  const old = Buffer.from(profile.subarray(headerLength + 4, tableEnd))
  // The table grows by one tag, which moves all contents.
  for (let at = 4; at < old.length; at += tagLength) {
    old.writeUInt32BE(old.readUInt32BE(at) + tagLength, at)
  }
  const padding = Buffer.alloc((4 - (profile.length % 4)) % 4)
  const transform = longTransform(count)
  const position = profile.length + padding.length + tagLength
  const tag = Buffer.concat([Buffer.from("D2B0"), uint32(position, transform.length)])
  const contents = [profile.subarray(tableEnd), padding, transform]
  const made = Buffer.concat([
    profile.subarray(0, headerLength),
    uint32(tags + 1),
    old,
    tag,
    ...contents,
  ])
  made.writeUInt32BE(made.length, 0)
  // Version 4.3 has such transforms. No checksum.
  made.writeUInt32BE(0x04_30_00_00, 8)
  return made.fill(0, 84, 100)
}
