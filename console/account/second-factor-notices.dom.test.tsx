import { render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"

import { createReactAdminTranslate } from "../kit/text/react-admin-translate.ts"
import { consoleMessagesIn } from "../messages/messages.ts"
import { LinkNeededPage } from "./second-factor-notices.tsx"

test.each<{ language: "en" | "hi"; role: Role; command: boolean }>([
  { language: "en", role: "officer", command: false },
  { language: "hi", role: "officer", command: false },
  { language: "en", role: "administrator", command: true },
  { language: "hi", role: "administrator", command: true },
])("says in $language to the $role how to get a link", ({ language, role, command }) => {
  const translate = createReactAdminTranslate(consoleMessagesIn(language), {
    command_staff_link: "./mahavidyalaya staff-link",
  })
  const i18nProvider = {
    translate,
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  }
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <LinkNeededPage role={role} />
    </AdminContext>,
  )
  const text = screen.getByRole("alert").textContent
  expect(text).toContain(translate("console.account.linkNeededNext"))
  expect(text).toContain(language === "en" ? "Ask an administrator for a link" : "प्रशासक से")
  expect(text.includes("./mahavidyalaya staff-link")).toBe(command)
})
