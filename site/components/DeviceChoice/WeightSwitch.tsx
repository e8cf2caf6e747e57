import { shell } from '../../shell/shell';
import { DeviceChoice } from './DeviceChoice';

/**
 * Full pages, or light ones: the smallest pictures, the device's own fonts, no motion, nothing fetched
 * ahead. Follows the browser's wish to save data until the visitor chooses.
 */
export function WeightSwitch() {
  const { weight, full, slim } = shell.labels;
  return (
    <DeviceChoice
      name="weight"
      legend={weight}
      options={[
        { value: 'full', label: full, icon: 'bars-three' },
        { value: 'light', label: slim, icon: 'bars-one' },
      ]}
      current={() => document.documentElement.dataset.weight ?? 'full'}
    />
  );
}
