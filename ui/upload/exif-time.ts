const exifMark = 0x45786966 // "Exif"
const app1Marker = 0xffe1
const scanMarker = 0xffda

const tags = { exif: 0x8769, dateTime: 0x0132, dateTimeOriginal: 0x9003 }

/** Where the TIFF data of the EXIF segment begin; undefined for a file without. */
const findTiff = (view: DataView) => {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 10 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker === app1Marker && view.getUint32(at + 4) === exifMark) return at + 10
    if (marker === scanMarker || marker < 0xff00) return undefined
  }
  return undefined
}

/** Where the value of a tag is in a directory of TIFF; undefined if the directory has no such tag. */
const findTag = (view: DataView, directory: number, tag: number, isLittle: boolean) => {
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12
    if (view.getUint16(entry, isLittle) === tag) return entry + 8
  }
  return undefined
}

const written = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/

/** Milliseconds of a time like "2026:08:15 07:30:00", which has no zone: the clock of the camera. */
const parseTime = (text: string) => {
  const [, ...parts] = written.exec(text) ?? []
  const [year, month, day, hour, minute, second] = parts.map(Number)
  const time = new Date(year!, month! - 1, day, hour, minute, second).getTime()
  // A camera without a clock writes zeros.
  return Number.isNaN(time) || month === 0 ? undefined : time
}

const readTime = (view: DataView) => {
  const tiff = findTiff(view)
  if (tiff === undefined) return undefined
  const isLittle = view.getUint16(tiff) === 0x4949
  const offsetAt = (place: number) => tiff + view.getUint32(place, isLittle)
  const first = offsetAt(tiff + 4)
  const exif = findTag(view, first, tags.exif, isLittle)
  const place =
    (exif === undefined
      ? undefined
      : findTag(view, offsetAt(exif), tags.dateTimeOriginal, isLittle)) ??
    findTag(view, first, tags.dateTime, isLittle)
  if (place === undefined) return undefined
  const text = Array.from({ length: 19 }, (_, index) => view.getUint8(offsetAt(place) + index))
  return parseTime(String.fromCharCode(...text))
}

/** When a photo was taken, by the EXIF data of a JPEG, in milliseconds; undefined for a file that does not say it. */
export const readTakenAt = (bytes: Uint8Array): number | undefined => {
  try {
    return readTime(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    // Data that are cut short or point outside the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
