import { type MailAnswer, startMailServer } from "../../support/servers/mail-server.ts"
import { startServer } from "../../support/servers/server.ts"
import { test } from "./console.ts"

const start = async () => {
  let answer: (address: string) => MailAnswer | undefined = () => undefined
  const server = await startMailServer({ onRecipient: (address) => answer(address) })
  return {
    ...server,
    /** Sets the answer to each later recipient. */
    onRecipient: (next: typeof answer) => {
      answer = next
    },
  }
}

/** A site of its own that sends its messages to a mail server of the test. */
export const testWithMail = test.extend<{ mail: Awaited<ReturnType<typeof start>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  mail: async ({}, provide) => {
    const mail = await start()
    await provide(mail)
    await mail.close()
  },
  server: async ({ mail }, provide) => {
    const server = await startServer({
      LOG_LEVEL: "warn",
      SMTP_URL: mail.url,
      MAIL_FROM: "admissions@college.example",
      // Gives it its own address as PUBLIC_URL.
      TRUST_PROXY: "loopback",
    })
    await provide(server)
    await server.close()
  },
})
