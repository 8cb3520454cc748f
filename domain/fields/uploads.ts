/**
 * The two pictures of an application: size limits (specification 4.5) and stored frame in pixels. The frame has about
 * ten pixels a millimetre (254 dpi) at the printed size (35 x 45 mm and 50 x 17 mm).
 */
export const uploads = {
  image: { maxBytes: 500 * 1024, width: 336, height: 448 },
  signature: { maxBytes: 200 * 1024, width: 510, height: 170 },
} as const

export type UploadName = keyof typeof uploads
export const uploadNames = Object.keys(uploads) as UploadName[]
