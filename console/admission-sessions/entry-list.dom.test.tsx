import { act, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { expect, test, vi } from "vitest"

import { useList } from "./entry-list.tsx"

function Form({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { courses: [{ name: "BA" }, { name: "BSc" }] } })
  return <FormProvider {...form}>{children}</FormProvider>
}

test("an entry keeps its key when others are added, moved and removed, also without HTTPS", () => {
  // Browsers have `crypto.randomUUID` with HTTPS only.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { result } = renderHook(() => useList("courses"), { wrapper: Form })
  const [arts, science] = result.current.keys
  let commerce = ""
  act(() => void (commerce = result.current.add({ name: "BCom" })))
  expect(result.current.keys).toEqual([arts, science, commerce])
  act(() => result.current.move(2, 0))
  expect(result.current.keys).toEqual([commerce, arts, science])
  act(() => result.current.remove(1))
  expect(result.current.keys).toEqual([commerce, science])
  expect(new Set([arts, science, commerce]).size).toBe(3)
})
