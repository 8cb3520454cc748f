import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"

import { ContactCards, Directory } from "./contact-page.tsx"
import { contactMessages } from "./messages.server.ts"

const messages = contactMessages.en
const office = (slug: string, phone = "", email = "") => ({ slug, office: slug, phone, email })
const render = (part: ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
const show = (...contacts: ReturnType<typeof office>[]) =>
  render(<Directory messages={messages} contacts={contacts} />)

test("an office without phone and e-mail is listed by its name, with a note", () => {
  const directory = show(office("Library"), office("Principal", "05000-000000"))
  expect(directory).toContain("<h3>Library</h3></li>")
  expect(directory).not.toContain("—")
  expect(directory).toContain('href="tel:05000000000"')
  expect(directory.match(/<dt>/g)).toHaveLength(1)
  expect(directory).toContain(messages.directoryNote)
})

test("an office shows who holds it", () => {
  const holder = { ...office("Library"), holder: "Dr. Sample" }
  const directory = render(<Directory messages={messages} contacts={[holder]} />)
  expect(directory).toContain("<h3>Library</h3><p>Dr. Sample</p>")
})

test("no note when every office can be reached", () =>
  expect(show(office("Library", "", "library@college.example"))).not.toContain(
    messages.directoryNote,
  ))

test("an empty general inquiry has no card", () => {
  const cards = (inquiry: ReturnType<typeof office>) =>
    render(
      <ContactCards
        messages={messages}
        college={{ name: "College", address: "Adarshpur" }}
        inquiries={[inquiry]}
      />,
    )
  expect(cards(office("General", "05000-000000"))).toContain(messages.inquiry)
  expect(cards(office("General"))).not.toContain(messages.inquiry)
})
