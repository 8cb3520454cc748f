import type { Page } from "@playwright/test"

import { type StudentMessages, studentMessages } from "#app/student/messages.server.ts"
import type { Language } from "#domain/content/text.ts"

import { expect } from "../../support/test.ts"

/** The sample students of a new site (content/students.csv). */
export const anjali = {
  urn: "SAMPLE240001",
  aadhaar: "999941057058",
  dob: "27-03-2007",
  name: "Sample Anjali",
}
export const mohan = { urn: "SAMPLE240002", aadhaar: "999971658847", dob: "05-11-2006" }

/** Locators and actions of a student at the login and in the dashboard, in one language. */
export class Student {
  readonly page: Page
  readonly language: Language
  readonly messages: StudentMessages

  constructor(page: Page, language: Language = "en") {
    this.page = page
    this.language = language
    this.messages = studentMessages[language]
  }

  get prefix() {
    return this.language === "hi" ? "/hi" : ""
  }

  dashboardOf = (urn: string) => `${this.prefix}/student/dashbaord/${urn}`

  async opensLogin() {
    // A random client address: sign-in failures are counted by address, and all tests share one.
    const part = () => Math.floor(Math.random() * 254) + 1
    const address = `10.${part()}.${part()}.${part()}`
    await this.page.setExtraHTTPHeaders({ "x-forwarded-for": address })
    await this.page.goto(`${this.prefix}/student/student-login`)
    await expect(this.number).toBeEnabled()
  }

  get number() {
    return this.page.getByLabel(this.messages.login.aadhaar, { exact: true })
  }
  get date() {
    return this.page.getByLabel(this.messages.login.dob, { exact: true })
  }

  async presses(name: string) {
    await this.page.getByRole("button", { name, exact: true }).click()
  }

  async triesToSignIn({ aadhaar, dob }: { aadhaar: string; dob: string }) {
    await this.number.fill(aadhaar)
    await this.date.fill(dob)
    await this.presses(this.messages.login.submit)
  }

  async signsIn(who = anjali as { urn: string; aadhaar: string; dob: string }) {
    await this.opensLogin()
    await this.triesToSignIn(who)
    await expect(this.page).toHaveURL(this.dashboardOf(who.urn))
    await expect(this.front).toBeVisible()
  }

  get front() {
    return this.page.getByRole("region", { name: this.messages.card.front, exact: true })
  }
  get back() {
    return this.page.getByRole("region", { name: this.messages.card.back, exact: true })
  }

  token = () => this.page.evaluate(() => localStorage.getItem("student_token"))
}
