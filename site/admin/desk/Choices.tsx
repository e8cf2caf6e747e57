import { StaffIcon } from '../StaffIcon';
import * as styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  options: { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Two to six choices that exclude each other, as square buttons. */
export function Choices<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.value === value && <StaffIcon name="check" />}
          {option.label}
          {option.count !== undefined && ` ${option.count}`}
        </button>
      ))}
    </fieldset>
  );
}
