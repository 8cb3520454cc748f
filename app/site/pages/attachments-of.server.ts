import type { Language } from "#domain/content/text.ts"

interface Attached {
  /** File name of an uploaded PDF: its path without the leading slash. */
  file: string
  title: string
  bytes: number
}

const messages = { en: "Files", hi: "फ़ाइलें" }

const sizeOf = (bytes: number, language: Language) => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  const [value, unit] = kilobytes < 1000 ? [kilobytes, "kilobyte"] : [bytes / 1e6, "megabyte"]
  return new Intl.NumberFormat(`${language}-IN`, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value)
}

/** The attachments of a text for display; undefined without any. */
export const attachmentsOf = (attached: Attached[] | undefined, language: Language) => {
  if (!attached?.length) return undefined
  const files = attached.map(({ file, title, bytes }) => ({
    href: `/${file}`,
    title,
    size: sizeOf(bytes, language),
  }))
  return { label: messages[language], files }
}

export type AttachmentList = NonNullable<ReturnType<typeof attachmentsOf>>
