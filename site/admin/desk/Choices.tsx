import { StaffIcon } from '../StaffIcon';
import * as styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  options: { value: Value; label: string; count?: number | undefined }[];
  /** None where something else is chosen. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** Underlined words, for a choice within a panel. */
  isQuiet?: boolean;
}

/** Two to seven choices that exclude each other, as square buttons or, within a panel, as words. */
export function Choices<Value extends string>({
  label,
  options,
  value,
  onChoose,
  isQuiet = false,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={isQuiet ? styles.words : styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.value === value && !isQuiet && <StaffIcon name="check" />}
          {option.label}
          {option.count !== undefined && ` ${option.count.toLocaleString('en')}`}
        </button>
      ))}
    </fieldset>
  );
}
