import * as z from "zod/mini"

import { metadata } from "./field-types.ts"
import { bilingual } from "./text.ts"

/**
 * A picture with its alternative text. Either a drawing of the site, named by its path under /pictures/
 * ("slides/building-noon"), or an upload, named by `pictureFile`.
 */
export const picture = z
  .object({ file: z.string(), alt: bilingual })
  .register(metadata, { kind: "picture" })

/** An uploaded PDF with its title. Its address is "/" and the file's name; `bytes` is its size. */
export const attachment = z
  .object({ file: z.string(), title: bilingual, bytes: z.int() })
  .register(metadata, { kind: "attachment" })

/** Names of the site's own drawings. Uploads are named by the hash of their content instead. */
const drawn = /^(?!media\/)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const uploadedPicture = /^media\/[0-9a-f]{32}-\d{1,5}x\d{1,5}$/
const uploadedPdf = /^media\/[0-9a-f]{32}\.pdf$/

export const isPictureName = (file: string) => drawn.test(file) || uploadedPicture.test(file)
export const isAttachmentName = (file: string) => uploadedPdf.test(file)

/** The maximum size of a staff upload, in bytes (10 MiB). */
export const maxUploadBytes = 10 * 1024 * 1024
