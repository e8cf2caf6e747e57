import { useState } from 'react';
import { actionClass } from '../../components/Action/Action';
import { announce } from '../../components/Toasts/announce';
import { fetchFile } from '../fetch-file';
import { StaffIcon } from '../StaffIcon';
import type { AdminTexts } from './texts';

interface CsvButtonProps {
  texts: AdminTexts;
  /** The list's address with its query. */
  path: `/api/${string}`;
  /** Of the file, without its ending. */
  name: string;
}

/** Saves all rows of a list, not only those on the screen. */
export function CsvButton({ texts, path, name }: CsvButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function handleClick() {
    if (isBusy) return;
    setIsBusy(true);
    const error = await fetchFile(path, `${name.toLowerCase().replaceAll(' ', '-')}.csv`, texts);
    if (error) announce('error', texts.desk.failed, error.message);
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      className={actionClass('outline', 'sm')}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={handleClick}
    >
      <StaffIcon name="download-simple" />
      {texts.exportCsv}
    </button>
  );
}
