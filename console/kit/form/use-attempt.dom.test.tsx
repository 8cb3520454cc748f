import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { HttpError } from "#console/api/http-error.ts"

import { useAttempt } from "./use-attempt.ts"

function NoteForm({ send }: { send: () => Promise<void> }) {
  const { submit, failure } = useAttempt()
  return (
    <form onSubmit={submit(send)}>
      <button type="submit">Add note</button>
      {failure?.message}
    </form>
  )
}

test("a form is sent once until its answer is there", async () => {
  const answers: PromiseWithResolvers<void>[] = []
  const send = vi.fn<() => Promise<void>>(() => {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  })
  render(<NoteForm send={send} />)
  const press = () => fireEvent.click(screen.getByText("Add note"))
  press()
  press()
  expect(send).toHaveBeenCalledOnce()
  await act(async () => answers[0]!.reject(new HttpError("The server does not answer.", 0)))
  expect(screen.getByText("The server does not answer.")).toBeTruthy()
  press()
  expect(send).toHaveBeenCalledTimes(2)
  await act(async () => answers[1]!.resolve())
})
