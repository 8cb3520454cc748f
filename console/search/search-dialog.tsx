import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  Button,
  Dialog,
  type PopperProps,
  TextField,
  Typography,
} from "@mui/material"
import {
  type HTMLAttributes,
  type Key,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react"
import { useNavigate } from "react-router-dom"

import { dialogName } from "../kit/dialog/lazy-dialog.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useText } from "../kit/text/use-language.ts"
import { isCommand, type Result } from "./result.ts"
import { useSearch } from "./use-search.ts"

/** A list of divisions: a list item may be no group of options. */
const listboxProps = { component: "div" } as const

const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of a listbox
  <div key={key} role="group" aria-label={group}>
    <Typography aria-hidden variant="subtitle2" sx={{ px: 2, pt: 1 }}>
      {group}
    </Typography>
    {children}
  </div>
)

type ItemProps = HTMLAttributes<HTMLElement> & { key: Key }

const renderResult = ({ key, ...item }: ItemProps, { title, detail }: Result) => (
  <Box key={key} {...item}>
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "baseline" }}>
      <span>{title}</span>{" "}
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        {detail}
      </Typography>
    </Box>
  </Box>
)

const asIs = (results: Result[]) => results

/** The list below the field, where it makes the dialog longer. MUI would lay it over the dialog's edge. */
function InFlow({ children, open }: Pick<PopperProps, "children" | "open">) {
  return open && <Box>{children as ReactNode}</Box>
}

/** The result that Enter would open. MUI does not report which one it highlights by itself. */
const highlightedIn = (input: Element, results: Result[]) => {
  const option = document.getElementById(input.getAttribute("aria-activedescendant") ?? "")
  return option ? results[Number(option.dataset["optionIndex"])] : undefined
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  results: Result[]
  isSearching: boolean
  onType: (text: string) => void
  onOpen: (result: Result) => void
  /** Enter, while the records are those of another text. */
  onEarlyEnter: () => void
  onEscape: () => void
}

/** The arrow keys choose a result, and Enter opens it. */
function SearchField(props: SearchFieldProps) {
  const { field, text, results, isSearching, onType, onOpen, onEarlyEnter, onEscape } = props
  const t = useText()
  return (
    <Autocomplete<Result>
      value={null}
      open={text.trim() !== ""}
      autoHighlight
      popupIcon={null}
      loading={isSearching}
      loadingText={t("console.search.searching")}
      noOptionsText={t("console.search.none")}
      slots={{ popper: InFlow }}
      slotProps={{ listbox: listboxProps }}
      clearOnBlur={false}
      // The list keeps Escape to itself, and would leave the dialog open.
      onClose={(_event, reason) => {
        if (reason === "escape") onEscape()
      }}
      options={results}
      filterOptions={asIs}
      groupBy={({ group }) => t(`console.search.groups.${group}`)}
      renderGroup={renderGroup}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ group, title, detail, to }) => JSON.stringify([group, title, detail, to])}
      renderOption={renderResult}
      inputValue={text}
      onInputChange={(_event, value, reason) => reason !== "reset" && onType(value)}
      onChange={(_event, result) => result && onOpen(result)}
      onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
        if (event.key !== "Enter" || !isSearching) return
        const chosen = highlightedIn(event.target as Element, results)
        if (chosen && isCommand(chosen)) return
        event.defaultMuiPrevented = true
        onEarlyEnter()
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field}
          label={t("console.search.title")}
          helperText={t("console.search.hint")}
        />
      )}
    />
  )
}

/** Near the top, with space for the list below the field. */
const dialogStyle = {
  "& .MuiDialog-container": { alignItems: "flex-start" },
  "& .MuiDialog-paper": {
    mx: { xs: 1, sm: 4 },
    width: { xs: "calc(100% - 16px)", sm: undefined },
  },
}

/** Returns a function that closes the dialog, and opens or does what a result says. */
const useOpen = (onClose: () => void) => {
  const navigate = useNavigate()
  return ({ to, state, run }: Result) => {
    onClose()
    if (to !== undefined) void navigate(to, { state })
    // The dialog gives the focus back when it is gone.
    if (run) setTimeout(run)
  }
}

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [text, setText] = useState("")
  const { results, isSearching, error } = useSearch(text)
  const field = useRef<HTMLInputElement>(null)
  const open = useOpen(onClose)
  // A scanner presses Enter before the answer is there: the only result opens then.
  const [entered, setEntered] = useState("")
  const openOnly = useEffectEvent(() => {
    if (text !== "" && entered === text && results.length === 1) open(results[0]!)
  })
  useEffect(() => {
    if (!isSearching) openOnly()
  }, [isSearching])
  const isAnswered = text.trim() !== "" && !isSearching && !error
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      slotProps={{
        paper: dialogName(t("console.search.title")),
        transition: { onEntering: () => field.current?.focus() },
      }}
      sx={dialogStyle}
    >
      <Box sx={{ p: 2 }}>
        <SearchField
          {...{ field, text, results, isSearching }}
          onType={setText}
          onOpen={open}
          onEarlyEnter={() => setEntered(text)}
          onEscape={onClose}
        />
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mt: 1 }}>
          <Typography component="output" variant="body2">
            {isAnswered && t("console.search.count", { count: results.length })}
          </Typography>
          <Button onClick={onClose}>{t("ra.action.close")}</Button>
        </Box>
        <ErrorAlert text={error?.message} />
      </Box>
    </Dialog>
  )
}
