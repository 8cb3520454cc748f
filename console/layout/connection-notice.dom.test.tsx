import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, render } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"

import { connection } from "../api/connection.ts"
import { lostAnswers } from "../api/send-change.ts"
import { useLeaveGuard } from "../kit/form/leave-guard.tsx"
import { ReadAgain } from "./connection-notice.tsx"

const Typed = ({ isTyped }: { isTyped: boolean }) => {
  useLeaveGuard(isTyped)
  return null
}

/** The number of times that the page has read its data again. */
const open = (isTyped = false) => {
  const client = new QueryClient()
  const read = vi.spyOn(client, "invalidateQueries").mockResolvedValue()
  render(
    <QueryClientProvider client={client}>
      <Typed isTyped={isTyped} />
      <ReadAgain />
    </QueryClientProvider>,
  )
  return read
}

beforeEach(() => void vi.useFakeTimers())
const pause = () => act(() => vi.advanceTimersByTimeAsync(500))

test("the page is read again when an answer was lost", async () => {
  const read = open()
  lostAnswers.tell()
  await pause()
  expect(read).toHaveBeenCalledOnce()
})

test("without a connection it is read again when there is one", async () => {
  const read = open()
  connection.report(false)
  lostAnswers.tell()
  await pause()
  expect(read).not.toHaveBeenCalled()
  connection.report(true)
  await pause()
  expect(read).toHaveBeenCalledOnce()
})

test("typed text is not replaced", async () => {
  const read = open(true)
  lostAnswers.tell()
  await pause()
  expect(read).not.toHaveBeenCalled()
})
