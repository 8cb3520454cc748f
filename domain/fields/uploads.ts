/**
 * The two pictures of an application: size limits (specification 4.5), stored frame and least useful size in pixels. The
 * frame has about ten pixels a millimetre (254 dpi) at the printed size (35 x 45 mm and 50 x 17 mm).
 */
export const uploads = {
  image: { maxBytes: 500 * 1024, width: 336, height: 448, least: { width: 150, height: 200 } },
  signature: { maxBytes: 200 * 1024, width: 510, height: 170, least: { width: 120, height: 40 } },
} as const

export type UploadName = keyof typeof uploads
export const uploadNames = Object.keys(uploads) as UploadName[]

/**
 * The most bytes of both pictures together in a form that is posted without JavaScript. Nothing shrinks them before, so
 * they are as the camera took them.
 */
export const maxCameraBytes = 10 * 1024 * 1024

/** HEIF brands of iPhones and of some other phones (ISO/IEC 23008-12). */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]

/** Whether a file says of itself that it is HEIC, which neither the server nor most browsers can read. */
export const isHeic = (bytes: Uint8Array) => {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return text(4) === "ftyp" && heicBrands.includes(text(8))
}

/** Whether an upright picture has too few pixels to be recognised on the sheet (specification 4.5). */
export const isTooSmall = (name: UploadName, size: { width: number; height: number }) => {
  const { least } = uploads[name]
  return size.width < least.width || size.height < least.height
}
