import type { ReactNode } from "react"

import { SkipLink } from "#app/ui/skip-link/skip-link.tsx"

import { Footer } from "./footer/footer.tsx"
import { Header } from "./header/header.tsx"
import type { LayoutData } from "./layout-data.server.ts"
import { TopBar } from "./top-bar/top-bar.tsx"

import styles from "./frame.module.css"

/** The layout around a page (specification 3.1): top bar, header with navigation, and footer. */
export function PageFrame({ data, children }: { data: LayoutData; children: ReactNode }) {
  return (
    <>
      <SkipLink>{data.messages.skipToMain}</SkipLink>
      <header className={styles.top}>
        <TopBar data={data} />
        <Header data={data} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer data={data} />
    </>
  )
}
