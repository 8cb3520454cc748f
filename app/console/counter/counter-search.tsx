import { Button, Stack, TextField } from "@mui/material"
import { lazy, Suspense, type SyntheticEvent, useEffect, useRef, useState } from "react"
import { useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { SearchResults } from "#server/http/console/search-routes.ts"

import { requestData } from "../api-client.ts"
import { ErrorAlert } from "../error-alert.tsx"
import { useScan } from "../keys/use-keys.ts"
import { canScan } from "./camera.ts"
import { fromCounter, type Match, recordOf } from "./record-address.ts"

const CameraDialog = lazy(() =>
  import("./camera-dialog.tsx").then((file) => ({ default: file.CameraDialog })),
)

const Matches = lazy(() => import("./matches.tsx").then((file) => ({ default: file.Matches })))

/** Finds what was asked and opens the record if there is one. */
const useCounterSearch = () => {
  const navigate = useNavigate()
  const [asked, setAsked] = useState("")
  const [problem, setProblem] = useState<string>()
  const [matches, setMatches] = useState<readonly Match[]>([])
  const search = async (typed: string) => {
    const text = parseAdmissionCode(typed) ?? typed.trim()
    if (text === "") return
    setAsked(text)
    setProblem(undefined)
    setMatches([])
    try {
      const { applications } = await requestData<SearchResults>("POST", "/search", { text })
      const [first, second] = applications
      if (!first) return setProblem("console.counter.none")
      if (second && !parseAdmissionCode(text)) return setMatches(applications)
      await navigate(recordOf(first.id), { state: fromCounter })
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return { search, asked, problem, matches }
}

/** The field of the counter, with the camera where the browser reads codes by itself. */
export function CounterSearch({ isFocused = false }: { isFocused?: boolean }) {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [hasCamera, setHasCamera] = useState(false)
  const { search, asked, problem, matches } = useCounterSearch()
  useScan((text) => void search(text))
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    field.current?.select()
    void search(field.current?.value ?? "")
  }
  return (
    <form onSubmit={submit}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "stretch" }}>
        <TextField
          inputRef={field}
          id="asked"
          size={isFocused ? "medium" : "small"}
          label={translate("console.counterPage.ask")}
          fullWidth
          slotProps={{ htmlInput: { autoComplete: "off", spellCheck: false } }}
        />
        <Button type="submit" variant="contained">
          {translate("console.counter.open")}
        </Button>
        {canScan() && (
          <Button variant="outlined" onClick={() => setHasCamera(true)}>
            {translate("console.counterPage.camera")}
          </Button>
        )}
      </Stack>
      <ErrorAlert text={problem} options={{ asked }} severity="warning" />
      {matches.length > 0 && (
        <Suspense>
          <Matches matches={matches} asked={asked} />
        </Suspense>
      )}
      {hasCamera && (
        <Suspense>
          <CameraDialog
            onClose={() => setHasCamera(false)}
            onScan={(text) => {
              setHasCamera(false)
              void search(text)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
