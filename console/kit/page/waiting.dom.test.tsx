import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Waiting } from "./waiting.tsx"

const waitMs = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const late = () =>
  screen.queryByText("The server has not answered yet. Check the connection, or try again.")

test("a stalled request is replaced by a message, and its button sends the request again", async () => {
  vi.useFakeTimers()
  const read = vi.fn<() => Promise<string>>()
  read.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce("Anjali")
  const Page = () => {
    const { data } = useQuery({ queryKey: ["record"], queryFn: read })
    return data ?? <Waiting />
  }
  render(
    <TestAdmin>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </TestAdmin>,
  )
  await waitMs(19_999)
  expect(late()).toBeNull()
  await waitMs(1)
  expect(late()).not.toBeNull()
  fireEvent.click(screen.getByText("Try again"))
  expect(late()).toBeNull()
  await waitMs(100)
  expect(read).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe("Anjali")
})

test("the retry of scripts that stall is the caller's", async () => {
  vi.useFakeTimers()
  const onRetry = vi.fn<() => void>()
  render(
    <TestAdmin>
      <QueryClientProvider client={new QueryClient()}>
        <Waiting onRetry={onRetry} />
      </QueryClientProvider>
    </TestAdmin>,
  )
  await waitMs(20_000)
  fireEvent.click(screen.getByText("Try again"))
  expect(onRetry).toHaveBeenCalledOnce()
})
