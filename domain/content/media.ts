import * as z from "zod/mini"

import { metadata } from "./field-types.ts"
import { bilingual } from "./text.ts"

/**
 * A picture with what one sees on it: drawn for the site and named as it lies under /pictures/
 * ("slides/building-noon"), or uploaded and named as `pictureFile` writes it.
 */
export const picture = z
  .object({ file: z.string(), alt: bilingual })
  .register(metadata, { kind: "picture" })

/** An uploaded PDF under its title; its address is the file's name after a slash, its size is in bytes. */
export const attachment = z
  .object({ file: z.string(), title: bilingual, bytes: z.int() })
  .register(metadata, { kind: "attachment" })

/** What is uploaded is known by the hash of what it holds. */
const drawn = /^(?!media\/)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const uploadedPicture = /^media\/[0-9a-f]{32}-\d{1,5}x\d{1,5}$/
const uploadedPdf = /^media\/[0-9a-f]{32}\.pdf$/

export const isPictureName = (file: string) => drawn.test(file) || uploadedPicture.test(file)
export const isAttachmentName = (file: string) => uploadedPdf.test(file)

/** At most so large may be what the staff upload. */
export const maxUploadBytes = 10 * 1024 * 1024
