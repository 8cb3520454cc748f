import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  type PopperProps,
  TextField,
  Typography,
} from "@mui/material"
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react"
import { useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"

import { dialogName } from "../dialogs/lazy-dialog.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { type Result, useSearch } from "./use-search.ts"

const asIs = (results: Result[]) => results

/** The list below the field, where it makes the dialog longer. MUI would lay it over the dialog's edge. */
function InFlow({ children }: Pick<PopperProps, "children">) {
  return <Box>{children as ReactNode}</Box>
}

function ResultText({ title, detail }: Result) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "baseline" }}>
      <span>{title}</span>
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        {detail}
      </Typography>
    </Box>
  )
}

/** Searches everything. The arrow keys choose a result, and Enter opens it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [text, setText] = useState("")
  const { results, isSearching, error } = useSearch(text)
  const name = translate("console.search.title")
  const field = useRef<HTMLInputElement>(null)
  const open = ({ to }: Result) => {
    onClose()
    void navigate(to)
  }
  // A scanner presses Enter before the answer is there: the only result opens then.
  const [entered, setEntered] = useState("")
  const openOnly = useEffectEvent(() => {
    if (text !== "" && entered === text && results.length === 1) open(results[0]!)
  })
  useEffect(() => {
    if (!isSearching) openOnly()
  }, [isSearching])
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      slotProps={{
        paper: dialogName(name),
        transition: { onEntering: () => field.current?.focus() },
      }}
      // Near the top, with space for the list below the field.
      sx={{
        "& .MuiDialog-container": { alignItems: "flex-start" },
        "& .MuiDialog-paper": {
          mx: { xs: 1, sm: 4 },
          width: { xs: "calc(100% - 16px)", sm: undefined },
        },
      }}
    >
      <Box sx={{ p: 2 }}>
        <Autocomplete<Result>
          value={null}
          open={text.trim() !== ""}
          autoHighlight
          popupIcon={null}
          loading={isSearching}
          loadingText={translate("console.search.searching")}
          noOptionsText={translate("console.search.none")}
          slots={{ popper: InFlow }}
          clearOnBlur={false}
          // The list keeps Escape to itself, and would leave the dialog open.
          onClose={(_event, reason) => {
            if (reason === "escape") onClose()
          }}
          options={results}
          filterOptions={asIs}
          groupBy={({ group }) => translate(`console.search.groups.${group}`)}
          renderGroup={({ key, group, children }) => (
            // MUI's own markup of a group is invalid: a list item with a list in a listbox.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of a listbox
            <li key={key} role="group" aria-label={group}>
              <Typography aria-hidden variant="subtitle2" sx={{ px: 2, pt: 1 }}>
                {group}
              </Typography>
              <Box component="ul" role="none" sx={{ p: 0 }}>
                {children}
              </Box>
            </li>
          )}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ to }) => to}
          renderOption={({ key, ...item }, result) => (
            <li key={key} {...item}>
              <ResultText {...result} />
            </li>
          )}
          inputValue={text}
          onInputChange={(_event, value, reason) => reason !== "reset" && setText(value)}
          onChange={(_event, result) => result && open(result)}
          onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
            if (event.key !== "Enter" || !isSearching) return
            // What is shown is the answer to another text.
            event.defaultMuiPrevented = true
            setEntered(text)
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={field}
              label={name}
              helperText={translate("console.search.hint")}
            />
          )}
        />
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mt: 1 }}>
          <Typography component="output" variant="body2">
            {text.trim() !== "" &&
              !isSearching &&
              !error &&
              translate("console.search.count", { smart_count: results.length })}
          </Typography>
          <Button onClick={onClose}>{translate("ra.action.close")}</Button>
        </Box>
        <ErrorAlert text={error?.message} />
      </Box>
    </Dialog>
  )
}
