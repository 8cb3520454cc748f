import { expect, test } from "vitest"

import { announcementParts } from "./announcement.tsx"

const contacts = { phones: ["05000-000000", "+91 5000 111111"], email: "office@college.example" }
const phone = { text: "05000-000000", href: "tel:05000000000" }
const secondPhone = { text: "+91 5000 111111", href: "tel:+915000111111" }
const email = { text: "office@college.example", href: "mailto:office@college.example" }

test.each([
  {
    text: "Open. Helpline: 05000-000000. E-mail: office@college.example",
    parts: [{ text: "Open. Helpline: " }, phone, { text: ". E-mail: " }, email],
  },
  { text: "No contact at all.", parts: [{ text: "No contact at all." }] },
  {
    text: "05000-000000 or +91 5000 111111, again 05000-000000",
    parts: [phone, { text: " or " }, secondPhone, { text: ", again " }, phone],
  },
  { text: "Call 05999-999999.", parts: [{ text: "Call 05999-999999." }] },
])("links only the contacts of the settings in '$text'", ({ text, parts }) =>
  expect(announcementParts(text, contacts)).toEqual(parts),
)

test("adds no empty link for a missing e-mail", () =>
  expect(announcementParts("Open.", { phones: [], email: "" })).toEqual([{ text: "Open." }]))
