import { randomUUID } from "node:crypto"

import { type Form, validForm } from "#tests/support/applications.ts"
import { goodPictures, type Picture } from "#tests/support/pictures.ts"

export const boundary = "----mahavidyalaya-bench"

const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const file = (name: string, { type, bytes }: Picture) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.jpg"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ])

const fieldsOf = (form: Form) =>
  Object.entries(form)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => field(`${name}[]`, one)) : field(name, value),
    )
    .join("")

/**
 * Makes multipart bodies, each a different application, with images of the size a phone sends after
 * shrinking.
 */
export const applicationMaker = async () => {
  const pictures = Buffer.concat([
    file("image", await goodPictures.photo()),
    file("signature", await goodPictures.signature()),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return () => {
    const form = { ...validForm("BSc"), submission_key: randomUUID() }
    return Buffer.concat([Buffer.from(fieldsOf(form)), pictures])
  }
}

/** Makes `count` different applications. */
export const applicationBodies = async (count: number): Promise<Buffer[]> =>
  Array.from({ length: count }, await applicationMaker())
