import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"

import { clientAction } from "./contact-page.tsx"
import type { ContactReply } from "./contact-reply.server.ts"
import { MessageForm } from "./message-form.tsx"
import { contactMessages } from "./messages.server.ts"

const { form: messages } = contactMessages.en

const typed = { name: "Anjali", email: "anjali", subject: "Fee", message: "When is it due?" }

/** Hydrates the form, with the server's reply to one that was posted before hydration. */
const hydrateForm = (returned: ContactReply) => {
  const App = createRoutesStub([
    {
      path: "/contact",
      Component: () => <MessageForm messages={messages} returned={returned} />,
      action: ({ request }) => {
        const serverAction = () => Promise.reject(new TypeError("Failed to fetch"))
        const args = { request, serverAction } as unknown
        return clientAction(args as Parameters<typeof clientAction>[0])
      },
    },
  ])
  const app = <App initialEntries={["/contact"]} />
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(app)
  render(app, { container, hydrate: true })
}

const control = (name: keyof typeof typed) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${messages.fields[name].label}`))

test("a lost connection keeps what a refused form returned, and what was corrected since", async () => {
  hydrateForm({ outcome: "refused", errors: { email: "email" }, values: typed })
  fireEvent.input(control("email"), { target: { value: "anjali@college.example" } })
  await act(async () => fireEvent.submit(document.querySelector("form")!))
  expect(screen.getByRole("alert").textContent).toBe(messages.failures["no reply"])
  const names = Object.keys(typed) as (keyof typeof typed)[]
  expect(Object.fromEntries(names.map((name) => [name, control(name).value]))).toEqual({
    ...typed,
    email: "anjali@college.example",
  })
})
