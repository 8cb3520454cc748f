import { render, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { CameraDialog } from "./camera-dialog.tsx"

const scanCode = vi.hoisted(() => vi.fn<(video: unknown) => Promise<string>>())
vi.mock("./camera.ts", () => ({ scanCode }))

test("scans the dialog's video, and returns the code", async () => {
  scanCode.mockResolvedValue("ABCD23EFGH45")
  const onScan = vi.fn<(text: string) => void>()
  render(
    <TestAdmin>
      <CameraDialog onScan={onScan} onClose={() => undefined} />
    </TestAdmin>,
  )
  await waitFor(() => expect(onScan).toHaveBeenCalledWith("ABCD23EFGH45"))
  expect(scanCode.mock.calls[0]?.[0]).toBeInstanceOf(HTMLVideoElement)
})
