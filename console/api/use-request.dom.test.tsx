import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, renderHook, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, test, vi } from "vitest"

import { backgroundHeader } from "#domain/staff/limits.ts"

import { useRead } from "./use-request.ts"

test.each([
  { what: "a page that reads again by itself", options: { refetchInterval: 60_000 }, again: "1" },
  { what: "a page that reads when it is asked", options: {}, again: null },
])("$what marks its repeated reads as background requests: $again", async ({ options, again }) => {
  const marks: (string | null)[] = []
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    marks.push(new Headers(headers).get(backgroundHeader))
    return Response.json({ data: marks.length })
  })
  const client = new QueryClient()
  const { result } = renderHook(() => useRead<number>("/operations", options), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.data).toBe(1))
  await act(() => result.current.refetch())
  // Only the first read, which a person caused, extends the session.
  expect(marks).toEqual([null, again])
})
