import { LogOut, Printer, IdCard, PanelLeftClose, PanelLeftOpen } from "lucide-react"
import { Link, useLocation } from "react-router"

import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"
import { useStore, useDispatch } from "#app/store/store.tsx"
import { Button } from "#ui/button/button.tsx"
import { SkipLink } from "#ui/skip-link/skip-link.tsx"

import type { StudentMessages } from "../messages.server.ts"

import styles from "./dashboard-frame.module.css"

interface DashboardHeaderProps {
  messages: StudentMessages["dashboard"]
  name: string
  home: string
  canPrint: boolean
  onLogout: () => void
}

/** The college's name, the language link, and the print and logout buttons; not printed. */
export function DashboardHeader({
  messages,
  name,
  home,
  canPrint,
  onLogout,
}: DashboardHeaderProps) {
  const { store } = useStore()
  const other = useLanguage() === "en" ? "hi" : "en"
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <SkipLink>{messages.skip}</SkipLink>
      <Link to={home} className={styles.college}>
        <img src={store.store_logo} alt="" width="48" height="48" />
        <span>{name}</span>
      </Link>
      <div className="cluster">
        <Link
          className={styles.language}
          to={inLanguage(other, withoutLanguage(pathname))}
          lang={other}
          hrefLang={other}
          title={messages.otherLanguageHint}
          replace
        >
          {messages.otherLanguage}
        </Link>
        <Button kind="secondary" disabled={!canPrint} onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          {messages.print}
        </Button>
        <Button kind="secondary" onClick={onLogout}>
          <LogOut size={20} aria-hidden />
          {messages.logout}
        </Button>
      </div>
    </header>
  )
}

/** The sidebar with its only entry so far. It can be collapsed; on a phone it is a row. */
export function DashboardSidebar({ messages }: { messages: StudentMessages["dashboard"] }) {
  const { sidebarExpanded } = useStore()
  const dispatch = useDispatch()
  const Toggle = sidebarExpanded ? PanelLeftClose : PanelLeftOpen
  return (
    <nav aria-label={messages.menu} className={styles.sidebar} data-expanded={sidebarExpanded}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={sidebarExpanded}
        aria-controls="student-menu"
        onClick={() => dispatch({ type: sidebarExpanded ? "COMPRESS" : "EXPAND" })}
      >
        <Toggle size={22} aria-hidden />
        <span className={styles.text}>{sidebarExpanded ? messages.compress : messages.expand}</span>
      </button>
      <ul id="student-menu" className={styles.entries}>
        <li>
          <a href="#main" aria-current="page">
            <IdCard size={22} aria-hidden />
            <span className={styles.text}>{messages.identityCard}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
