export interface AnnouncementPart {
  text: string
  /** Link of this part: the helpline's phone or the office's e-mail. */
  href?: string
}

interface Contacts {
  phones: readonly string[]
  email: string
}

/** Splits the announcement at phones and the e-mail of the settings, which become links. */
export const announcementParts = (text: string, { phones, email }: Contacts) => {
  const links = new Map([
    ...phones.map((phone) => [phone, `tel:${phone.replace(/[^\d+]/g, "")}`] as const),
    [email, `mailto:${email}`] as const,
  ])
  const cut = (parts: AnnouncementPart[], [messages, href]: readonly [string, string]) =>
    parts.flatMap((part) =>
      part.href || messages === "" ? part : around(part.text, messages, href),
    )
  return [...links].reduce(cut, [{ text }])
}

const around = (text: string, messages: string, href: string): AnnouncementPart[] =>
  text
    .split(messages)
    .flatMap((piece, index) => [...(index > 0 ? [{ text: messages, href }] : []), { text: piece }])
    .filter((part) => part.text !== "")
