import { shell } from '../../shell/shell';
import { DeviceChoice } from './DeviceChoice';

/** Dark or light. Follows the system until the visitor chooses. */
export function ThemeSwitch() {
  const { theme, dark, light } = shell.labels;
  return (
    <DeviceChoice
      name="theme"
      legend={theme}
      options={[
        { value: 'dark', label: dark, icon: 'moon' },
        { value: 'light', label: light, icon: 'sun' },
      ]}
      current={currentTheme}
    />
  );
}

function currentTheme(): string {
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  return document.documentElement.dataset.theme ?? (light ? 'light' : 'dark');
}
