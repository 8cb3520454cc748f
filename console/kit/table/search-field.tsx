import { InputAdornment, TextField } from "@mui/material"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useListContext } from "react-admin"

import { SearchIcon } from "../page/icons.tsx"
import { filterTextOf, withFilter, withoutAadhaar } from "./filters.ts"

/** Milliseconds without a key after which the list is searched. */
const pauseMs = 300

/** Searches the list at each input. `label` says what is searched. */
export function SearchField({ label, source }: { label: string; source: string }) {
  const { filterValues, setFilters } = useListContext()
  const searched = filterTextOf(filterValues, source)
  const [typed, setTyped] = useState(searched)
  const sent = useRef(searched)
  // Another view was opened, or the chip was removed.
  useEffect(() => {
    if (searched === sent.current) return
    sent.current = searched
    setTyped(searched)
  }, [searched])

  const search = (text: string) => {
    sent.current = withoutAadhaar(text.trim())
    if (sent.current !== searched) setFilters(withFilter(filterValues, source, sent.current))
  }
  // Reads the filters when the pause ends: another one may have been chosen meanwhile.
  const searchTyped = useEffectEvent((text: string) => text !== searched && search(text))
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && search(typed)}
      placeholder={label}
      type="search"
      variant="outlined"
      size="small"
      margin="none"
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "1 1 10em" }, maxWidth: { sm: "22em" } }}
      slotProps={{
        htmlInput: { "aria-label": label, spellCheck: false, autoComplete: "off" },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
