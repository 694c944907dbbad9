import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { problemsFile } from '../import-queries.ts'
import type { Sync } from '../queries.ts'

/** Saves all problems of an import, each with its row. */
export const ProblemsLink = ({ sync }: { sync: Sync }) => (
  <Button
    component="a"
    href={problemsFile(sync)}
    download="problems.csv"
    variant="default"
    size="xs"
    leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
  >
    Problems as CSV
  </Button>
)
