import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { LinkNeededPage } from "./second-factor-notices.tsx"

test.each<{ language: "en" | "hi"; role: Role; command: boolean }>([
  { language: "en", role: "officer", command: false },
  { language: "hi", role: "officer", command: false },
  { language: "en", role: "administrator", command: true },
  { language: "hi", role: "administrator", command: true },
])("says in $language to the $role how to get a link", ({ language, role, command }) => {
  const constants = { command_staff_link: "./mahavidyalaya staff-link" }
  render(
    <TestAdmin language={language} constants={constants}>
      <LinkNeededPage role={role} />
    </TestAdmin>,
  )
  const text = screen.getByRole("alert").textContent
  expect(text).toContain(
    language === "en"
      ? "Ask an administrator for a link for a new password. Open it in this browser and sign in"
      : "प्रशासक से नए पासवर्ड का लिंक माँगें। उसे इसी ब्राउज़र में खोलें और साइन इन करें",
  )
  expect(text.includes("./mahavidyalaya staff-link")).toBe(command)
})
